/** Enough of an address for its owner to recognise, and too little for others to guess: `s•••@example.com`. */
export const emailHint = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(1, at))}•••${email.slice(at)}`
}
