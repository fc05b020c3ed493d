import { searchedWords } from '@foyer/domain/office/pipeline.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Folded as the words are that a search is compared with. */
export const folded = (text: string): RawBuilder<string> => sql<string>`foyer_folded(${text})`

/** Whether a row, whose words are folded, has each word of a search; an empty search finds every row. */
export const foundBy = (words: RawBuilder<unknown>, search: string): RawBuilder<SqlBool> =>
  sql.join(
    [sql`true`, ...searchedWords(search).map((word) => sql`strpos(${words}, ${folded(word)}) > 0`)],
    sql` and `,
  ) as RawBuilder<SqlBool>

/** Those of the deal that a row belongs to as well, by which the list of deals finds it. */
export const withDeal = (row: string, deal: string): RawBuilder<string> => sql<string>`concat_ws(' ',
  ${sql.ref(`${row}.words`)}, (select d.words from deal_list d
    where d.slug = ${sql.ref(`${row}.site_id`)} and d.application_id = ${sql.ref(`${row}.${deal}`)}))`
