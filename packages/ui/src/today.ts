/** Today in the user's time zone, as `YYYY-MM-DD`; rules take it as a parameter. */
export const today = (): string => {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
