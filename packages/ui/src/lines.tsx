/** Marks list items. */
const mark = '- '

type Block = { kind: 'text'; key: string; text: string } | { kind: 'list'; key: string; items: Item[] }
interface Item {
  key: string
  text: string
}

/** Lines may be equal, so their keys are their positions. */
const blocksOf = (text: string): Block[] => {
  const blocks: Block[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const key = String(index)
    const item = { key, text: line.slice(mark.length) }
    const last = blocks.at(-1)
    if (!line.startsWith(mark)) blocks.push({ kind: 'text', key, text: line })
    else if (last?.kind === 'list') last.items.push(item)
    else blocks.push({ kind: 'list', key, items: [item] })
  }
  return blocks
}

/** A text of several lines: paragraphs, and lists for lines with a dash. */
export const Lines = ({ text }: { text: string }) =>
  blocksOf(text).map((block) =>
    block.kind === 'text' ? (
      <p key={block.key}>{block.text}</p>
    ) : (
      <ul key={block.key}>
        {block.items.map((item) => (
          <li key={item.key}>{item.text}</li>
        ))}
      </ul>
    ),
  )
