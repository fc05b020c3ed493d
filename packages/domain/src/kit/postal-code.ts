/** Canada Post never uses D, F, I, O, Q and U, and no code begins with W or Z. */
const first = '[ABCEGHJ-NPRSTVXY]'
const letter = '[ABCEGHJ-NPRSTV-Z]'
const form = new RegExp(`^${first}\\d${letter}\\d${letter}\\d$`)

const compact = (text: string) => text.replace(/[\s\u00a0-]/g, '').toUpperCase()

export const isPostalCode = (text: string): boolean => form.test(compact(text))

/** The two halves as an address stores them, each cut at three characters. */
export const splitPostalCode = (text: string): { PostalFsa: string; PostalLdu: string } => ({
  PostalFsa: compact(text).slice(0, 3),
  PostalLdu: compact(text).slice(3, 6),
})

/** `K1A 0B1`; also for an incomplete code. */
export const formatPostalCode = (text: string): string => {
  const { PostalFsa, PostalLdu } = splitPostalCode(text)
  return [PostalFsa, PostalLdu].filter(Boolean).join(' ')
}
