/** Enough of an address to know one's own by, and too little for anybody else: `s•••@example.com`. */
export const emailHint = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(1, at))}•••${email.slice(at)}`
}
