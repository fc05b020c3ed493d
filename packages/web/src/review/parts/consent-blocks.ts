export interface ConsentBlock {
  /** Absent for a paragraph without a heading. */
  heading?: string
  text: string
}

/** The text in short: a heading and its lines, each with what it is about before a colon. */
export interface ConsentShort {
  heading: string
  lines: { about: string; text: string }[]
}

const lineOf = (line: string): ConsentShort['lines'][number] => {
  const colon = line.indexOf(':') + 1
  return { about: line.slice(0, colon), text: line.slice(colon) }
}

/**
 * Parses a consent: a title, the text in short if there are several lines right after it, then paragraphs separated by
 * empty lines; a separate first line is a heading.
 */
export const consentBlocks = (consent: string) => {
  const [title = '', second = '', ...others] = consent
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
  const [heading = '', ...lines] = second.split('\n')
  const short: ConsentShort | undefined = lines.length === 0 ? undefined : { heading, lines: lines.map(lineOf) }
  const blocks = [...(short === undefined && second !== '' ? [second] : []), ...others].map((block): ConsentBlock => {
    const [first = '', ...rest] = block.split('\n')
    return rest.length === 0 ? { text: first } : { heading: first, text: rest.join('\n') }
  })
  return { title, short, blocks }
}
