/**
 * Last child of a hero whose text is aligned to its center or bottom. Until this element has been parsed, the text is
 * hidden (section.css). Otherwise it would move up with each chunk of HTML on a slow connection.
 */
export const HeroEnd = () => <template className="hero-end" />;
