const particles = new Set([
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'à',
  'au',
  'aux',
  'en',
  'et',
  'of',
  'the',
  'sur',
  'sous',
])

const capitalised = (word: string): string => {
  const apostrophe = /^([dl])['’](.+)$/u.exec(word)
  if (apostrophe) return `${apostrophe[1]}’${capitalised(apostrophe[2] ?? '')}`
  // `4th`, `12e` stay in lower case.
  if (/^\d/u.test(word)) return word
  const mc = /^mc(\p{L}.*)$/u.exec(word)
  return mc ? `Mc${capitalised(mc[1] ?? '')}` : word.charAt(0).toLocaleUpperCase('fr-CA') + word.slice(1)
}

/** Converts names in capitals (`RUE DE L'ÉGLISE`) to proper case (`Rue de l’Église`); others are unchanged. */
export const properCase = (text: string): string => {
  if (text !== text.toLocaleUpperCase('fr-CA')) return text
  return text
    .toLocaleLowerCase('fr-CA')
    .split(/([\s-]+)/u)
    .map((word, index) => (index > 0 && particles.has(word) ? word : capitalised(word)))
    .join('')
}
