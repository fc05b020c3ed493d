import type { Reply } from './call-server.ts'
import type { Arguments } from './parse-arguments.ts'
import { UsageError } from './usage-error.ts'
import { writePrivate } from './write-private.ts'

/** leads.csv, then leads-2.csv. */
const fileOf = (out: string, page: number) => (page === 1 ? out : out.replace(/(\.[^./\\]*)?$/, `-${page}$1`))

/** Writes all leads, a file for each page: the columns of a page are the questions of its leads. */
export const writeLeads = async (
  first: Reply,
  { out }: Arguments,
  ask: (next: { BeforeLeadID: unknown }) => Promise<Reply>,
): Promise<string> => {
  if (out === undefined) {
    if (first.Next) throw new UsageError('There are more leads than one file has: name the first with --out FILE.')
    return String(first.File)
  }
  const files: string[] = []
  for (let reply: Reply | undefined = first; reply !== undefined; ) {
    const file = fileOf(out, files.length + 1)
    await writePrivate(file, [String(reply.File)])
    files.push(file)
    reply = reply.Next ? await ask({ BeforeLeadID: reply.Next }) : undefined
  }
  return `Wrote ${files.join(', ')}.`
}
