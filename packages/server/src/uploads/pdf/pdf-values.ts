/** Values of a dictionary in its text (latin1), by name: as much of PDF's syntax as an encryption dictionary has. */
export const readNumber = (dictionary: string, name: string): number | undefined => {
  const found = new RegExp(`/${name}\\s+(-?\\d{1,11})`).exec(dictionary)?.[1]
  return found === undefined ? undefined : Number(found)
}

export const readWord = (dictionary: string, name: string): string | undefined =>
  new RegExp(`/${name}\\s*/(\\w+)`).exec(dictionary)?.[1]

/** A string in either of its forms; `before` is what leads to it when that is more than its name. */
export const readString = (
  dictionary: string,
  name: string,
  before = new RegExp(`/${name}\\s*(?=[(<])`),
): Buffer | undefined => {
  const found = before.exec(dictionary)
  if (!found) return undefined
  const text = dictionary.slice(found.index + found[0].length)
  const hex = /^<([0-9A-Fa-f\s]*)>/.exec(text)?.[1]?.replace(/\s/g, '')
  if (hex !== undefined) return Buffer.from(hex.length % 2 === 0 ? hex : `${hex}0`, 'hex')
  return text.startsWith('(') ? readLiteral(text) : undefined
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const readLiteral = (text: string): Buffer => {
  let out = ''
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const one = text.charAt(at)
    if (one === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0]
      const next = text.charAt(at + 1)
      at += octal?.length ?? (next === '\r' && text.charAt(at + 2) === '\n' ? 2 : 1)
      if (octal !== undefined) out += String.fromCharCode(Number.parseInt(octal, 8) & 255)
      else if (next !== '\r' && next !== '\n') out += escapes[next] ?? next
      continue
    }
    if (one === '(') depth += 1
    if (one === ')') depth -= 1
    if (depth === 0) break
    if (depth > 1 || one !== '(') out += one
  }
  return Buffer.from(out, 'latin1')
}
