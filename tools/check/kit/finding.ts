/** A problem, its place, and what to do about it. `file` is relative to the repository. */
export type Finding = { file: string; line?: number; problem: string; fix: string }

export type Check = () => Promise<readonly Finding[]>

const place = ({ file, line }: Finding) => (line === undefined ? file : `${file}:${line}`)

/** The findings of one check as text: each fix once, with its places below. */
export const describeFindings = (findings: readonly Finding[]) =>
  [...Map.groupBy(findings, ({ fix }) => fix)]
    .flatMap(([fix, group]) => [...group.map((finding) => `  ${place(finding)}  ${finding.problem}`), `    → ${fix}`])
    .join('\n')

/** The 1-based line of a position in a text. */
export const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length
