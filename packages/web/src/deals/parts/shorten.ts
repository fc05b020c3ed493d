/** The first letters of a text, with … if there are more; counts graphemes, so an accent or emoji is one. */
export const shorten = (text: string, most: number): string => {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  return letters.length <= most ? text : `${letters.slice(0, most).join('').trimEnd()}…`
}
