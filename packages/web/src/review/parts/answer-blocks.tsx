import type { AnswerTable } from '@foyer/domain/review/answers/words.ts'
import { type Fact, Facts, hasFacts } from '@foyer/ui/page/facts.tsx'
import { createElement, Fragment } from 'react'
import classes from './answers.module.css'
import { ChangeLink } from './change-link.tsx'
import type { AnswerBlock } from './read-back.ts'

interface RecordProps {
  name: string
  more: string
  facts: Fact[]
  /** Where it is changed; undefined while its step is closed. */
  change: string | undefined
}

const Record = ({ name, more, facts, change }: RecordProps) => (
  <li className={classes.record}>
    <div className={classes.head}>
      <div>
        <p className={classes.name}>{name}</p>
        {more !== '' && <p className={classes.more}>{more}</p>}
      </div>
      {change !== undefined && <ChangeLink to={change} name={name} />}
    </div>
    {hasFacts(facts) && <Facts facts={facts} />}
  </li>
)

interface RecordsProps {
  table: AnswerTable
  /** Where each row is changed. */
  changes: readonly (string | undefined)[]
}

/** The records of a list: the first column is the name of a record, with its details below. */
const Records = ({ table: { columns, rows }, changes }: RecordsProps) => {
  const records = rows.map((row, at) => {
    const [name = '', ...more] = (row[0] ?? '').split('\n')
    const facts = columns.slice(1).map(({ title }, column) => ({ label: title, value: row[column + 1] ?? '' }))
    return createElement(Record, { name, more: more.join('\n'), facts, change: changes[at] })
  })
  return createElement('ul', { className: classes.records }, ...records)
}

interface BlockProps {
  block: AnswerBlock
  heading: 'h3' | 'h4'
  changeOf: ((record: number) => string) | undefined
}

const Block = ({ block, heading: Heading, changeOf }: BlockProps) => {
  const { title, answers, table, sentence, records = [] } = block
  const changes = records.map((id) => changeOf?.(id))
  const [change] = table === undefined ? changes : []
  return (
    <div className={classes.block}>
      {title !== undefined && (
        <div className={classes.head}>
          <Heading className={classes.blockTitle}>{title}</Heading>
          {change !== undefined && <ChangeLink to={change} name={title} />}
        </div>
      )}
      {sentence !== undefined && <p className={classes.sentence}>{sentence}</p>}
      {answers !== undefined && <Facts facts={[...answers]} />}
      {table !== undefined && <Records table={table} changes={changes} />}
    </div>
  )
}

interface AnswerBlocksProps {
  blocks: readonly AnswerBlock[]
  heading: 'h3' | 'h4'
  /** Where a record is changed, by its id; undefined while its step is closed. */
  changeOf: ((record: number) => string) | undefined
}

export const AnswerBlocks = ({ blocks, heading, changeOf }: AnswerBlocksProps) =>
  createElement(Fragment, null, ...blocks.map((block) => createElement(Block, { block, heading, changeOf })))
