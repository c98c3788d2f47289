/**
 * Advance widths of Instrument Sans from space to tilde, in thousandths of the font size. Node has no font to measure;
 * tests/workbench/statechart.test.ts measures the drawn text in a browser.
 */
const regular =
  '200 273 384 716 608 786 755 232 406 406 408 531 255 506 255 443 666 391 545 574 600 574 599 532 582 610 255 255 531 531 531 567 853 728 636 741 752 638 602 765 736 254 455 692 588 906 736 786 656 787 656 608 648 712 728 1089 688 676 623 406 443 406 531 426 354 533 606 533 606 564 354 606 599 240 240 535 240 922 599 584 606 606 375 473 377 589 523 767 551 523 496 406 242 406 531';
const bold =
  '193 295 449 727 637 786 768 256 439 439 430 544 275 493 275 444 677 387 557 579 615 581 615 561 598 619 275 275 544 544 544 580 867 733 645 747 755 630 594 764 725 254 427 712 589 898 725 794 667 806 664 637 664 704 733 1087 707 700 631 439 444 439 544 466 354 558 621 552 621 571 370 621 612 260 260 558 260 941 612 597 621 621 390 494 406 604 536 800 587 536 513 439 234 439 544';

const widths = { 400: regular.split(' ').map(Number), 600: bold.split(' ').map(Number) };

/** Width of a line of text, in px. A character that the table lacks counts as an m. */
export const textWidth = (text: string, size: number, weight: 400 | 600 = 400): number =>
  ([...text].reduce((sum, sign) => sum + (widths[weight][(sign.codePointAt(0) ?? 0) - 32] ?? 941), 0) * size) / 1000;
