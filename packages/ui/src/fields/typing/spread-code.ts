/** The digits of what was typed or pasted, one per box: `Your code is 123 456.` fills all six. */
export const spreadCode = (text: string, length = 6): string[] => {
  const digits = text.replace(/\D/g, '').slice(0, length)
  return Array.from({ length }, (_, place) => digits.charAt(place))
}
