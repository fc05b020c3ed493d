/** Marks list items. */
const mark = '- '

type Block = { kind: 'text'; text: string } | { kind: 'list'; items: string[] }

const blocksOf = (text: string): Block[] => {
  const blocks: Block[] = []
  for (const line of text.split('\n')) {
    const last = blocks.at(-1)
    if (!line.startsWith(mark)) blocks.push({ kind: 'text', text: line })
    else if (last?.kind === 'list') last.items.push(line.slice(mark.length))
    else blocks.push({ kind: 'list', items: [line.slice(mark.length)] })
  }
  return blocks
}

/** A text of several lines: paragraphs, and lists for lines with a dash. */
export const Lines = ({ text }: { text: string }) =>
  blocksOf(text).map((block) =>
    block.kind === 'text' ? (
      <p key={block.text}>{block.text}</p>
    ) : (
      <ul key={block.items[0]}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  )
