import type { ReplyOf } from '@foyer/contract/all-calls.ts'

type Verified = Pick<ReplyOf<'/broker-api/VerifyAudit'>, 'Intact' | 'Sites'>

/** A broken chain of the audit trail; the command fails with it. */
export class BrokenAudit extends Error {}

const reasons: Readonly<Record<string, string>> = {
  missing: 'an event is missing',
  changed: 'an event was changed, moved or forged',
  'unknown-key': 'linked with a key that SECRET_KEY does not list',
  'older-key': 'linked with a key that had been replaced',
  anchor: 'its anchor is missing, or was not written by the server',
}

/** One line per site; throws the report if a chain is broken. */
export const auditReport = ({ Intact, Sites }: Verified): string => {
  const lines = Sites.map(({ SiteID, Events, Unsealed, AnchoredSequence, BrokenSequence, BrokenAt, Reason }) => {
    if (BrokenSequence > 0)
      return `${SiteID}: BROKEN at event ${BrokenSequence} (${BrokenAt}): ${reasons[Reason] ?? Reason}`
    const anchored = AnchoredSequence > 0 ? `, anchored to event ${AnchoredSequence}` : ''
    return `${SiteID}: ${Events} events hold${anchored}; ${Unsealed} not linked yet`
  })
  if (Intact !== 1) throw new BrokenAudit(lines.join('\n'))
  return lines.join('\n')
}
