/** The requirements of a new password; the screens list them and mark those that are met. */
export const passwordRule = { shortest: 6, longest: 16, specials: '@!#$%-_=+<>' } as const

export type PasswordDemand = 'length' | 'noSpace' | 'digit' | 'upper' | 'lower' | 'special'

const met: Record<PasswordDemand, (password: string) => boolean> = {
  length: (password) => {
    const { length } = Array.from(password)
    return length >= passwordRule.shortest && length <= passwordRule.longest
  },
  noSpace: (password) => password !== '' && !/\s/.test(password),
  digit: (password) => /\d/.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  special: (password) => Array.from(passwordRule.specials).some((special) => password.includes(special)),
}

export const passwordDemands = Object.keys(met) as PasswordDemand[]

/** The requirements a password does not meet; none means PasswordFormat is satisfied. */
export const passwordProblems = (password: string): PasswordDemand[] =>
  passwordDemands.filter((demand) => !met[demand](password))
