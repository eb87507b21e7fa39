/**
 * The last child of a page's opening whose words stand at its lower end or in its middle. Until it has come, on a slow
 * line, the words are laid out and not shown: else they would move up with every line that comes. See section.css.
 */
export const OpeningEnd = () => <template className="opening-end" />;
