export interface ConsentBlock {
  /** Absent for a paragraph that stands alone. */
  heading?: string
  text: string
}

/** The consent as it comes: a title, then paragraphs parted by an empty line; a first line of its own is a heading. */
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
