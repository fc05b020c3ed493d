import type { AnswerTable } from '@foyer/domain/review/answers/words.ts'
import { createElement, Fragment } from 'react'
import { type Fact, Facts, hasFacts } from '../../kit/page/facts.tsx'
import classes from './answers.module.css'
import type { AnswerBlock } from './read-back.ts'

const Record = ({ name, more, facts }: { name: string; more: string; facts: Fact[] }) => (
  <li className={classes.record}>
    <p className={classes.name}>{name}</p>
    {more !== '' && <p className={classes.more}>{more}</p>}
    {hasFacts(facts) && <Facts facts={facts} />}
  </li>
)

/** The records of a list: the first column is the name of a record, with its details below. */
const Records = ({ table: { columns, rows } }: { table: AnswerTable }) => {
  const records = rows.map((row) => {
    const [name = '', ...more] = (row[0] ?? '').split('\n')
    const facts = columns.slice(1).map(({ title }, at) => ({ label: title, value: row[at + 1] ?? '' }))
    return createElement(Record, { name, more: more.join('\n'), facts })
  })
  return createElement('ul', { className: classes.records }, ...records)
}

const Block = ({ block, heading: Heading }: { block: AnswerBlock; heading: 'h3' | 'h4' }) => {
  const { title, answers, table, sentence } = block
  return (
    <div className={classes.block}>
      {title !== undefined && <Heading className={classes.blockTitle}>{title}</Heading>}
      {sentence !== undefined && <p className={classes.sentence}>{sentence}</p>}
      {answers !== undefined && <Facts facts={[...answers]} />}
      {table !== undefined && <Records table={table} />}
    </div>
  )
}

interface AnswerBlocksProps {
  blocks: readonly AnswerBlock[]
  heading: 'h3' | 'h4'
}

export const AnswerBlocks = ({ blocks, heading }: AnswerBlocksProps) =>
  createElement(Fragment, null, ...blocks.map((block) => createElement(Block, { block, heading })))
