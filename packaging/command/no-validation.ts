/** In the place of the SDK's JSON schema validator, of a third of the command: it checks what servers ask of people, and ours asks nothing. */
export class AjvJsonSchemaValidator {
  getValidator(): never {
    throw new Error('This server asks nothing of people, so there is nothing to validate.');
  }
}
