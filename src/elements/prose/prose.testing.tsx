import type { Fixtures } from '../../testing/description';

export const fixtures: Fixtures<typeof import('.')> = {
  Prose: { props: { children: <p data-product>Text</p> } },
  ProseHeading: { props: { id: 'why', children: 'Why' }, root: 'h2' },
  ProseTable: {
    props: {
      labelledBy: 'prices',
      children: (
        <tbody data-product>
          <tr data-product>
            <td data-product>1</td>
          </tr>
        </tbody>
      ),
    },
    within: (table) => (
      <div data-product>
        <h2 id="prices" data-product>
          Prices
        </h2>
        {table}
      </div>
    ),
    root: 'table',
  },
};
