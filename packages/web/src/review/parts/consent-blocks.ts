export interface ConsentBlock {
  /** Absent for a paragraph without a heading. */
  heading?: string
  text: string
}

/** Parses a consent: a title, then paragraphs separated by empty lines; a separate first line is a heading. */
export const consentBlocks = (consent: string): { title: string; blocks: ConsentBlock[] } => {
  const [title = '', ...paragraphs] = consent
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
  const blocks = paragraphs.map((block): ConsentBlock => {
    const [first = '', ...rest] = block.split('\n')
    return rest.length === 0 ? { text: first } : { heading: first, text: rest.join('\n') }
  })
  return { title, blocks }
}
