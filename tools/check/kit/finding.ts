/** One thing that is wrong, where, and what to do about it. `file` is relative to the repository. */
export type Finding = { file: string; line?: number; problem: string; fix: string }

export type Check = () => Promise<readonly Finding[]>

const place = ({ file, line }: Finding) => (line === undefined ? file : `${file}:${line}`)

/** The findings of one check as a person reads them: each advice once, under it the places it is for. */
export const describeFindings = (findings: readonly Finding[]) =>
  [...Map.groupBy(findings, ({ fix }) => fix)]
    .flatMap(([fix, group]) => [...group.map((finding) => `  ${place(finding)}  ${finding.problem}`), `    → ${fix}`])
    .join('\n')

/** The 1-based line of a position in a text. */
export const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length
