/** The first letters of a text and … where there are more; counted as people count, an accent or emoji is one. */
export const shorten = (text: string, most: number): string => {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  return letters.length <= most ? text : `${letters.slice(0, most).join('').trimEnd()}…`
}
