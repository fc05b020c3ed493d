import { exportedDealsPage, mostExportedDeals } from '@foyer/domain/office/pipeline.ts'
import { read } from '@foyer/ui/client/call.ts'
import { useMenuWords } from '@foyer/ui/fields/index.ts'
import { ExportList } from '../../session/export-list.tsx'
import { useMe } from '../../session/me.ts'
import { bodyOf, type Filters, type ListedDeal } from '../filters.ts'
import { useTexts } from '../texts.ts'
import { useDealWords } from '../use-deal-words.ts'

const useTable = () => {
  const t = useTexts()
  const { client, owner, stage, need } = useDealWords()
  const purpose = useMenuWords('DealPurpose')
  const status = useMenuWords('MortgageApplicationStatus')
  return (deals: readonly ListedDeal[]) => [
    (['client', 'others', 'needs', 'stage', 'status', 'purpose', 'amount', 'closing', 'owner'] as const)
      .map((name) => t(`export.columns.${name}`))
      .concat((['submitted', 'changed', 'site', 'deal'] as const).map((name) => t(`export.columns.${name}`))),
    ...deals.map((deal) => [
      ...[client(deal), String(deal.Others), deal.Needs.map((one) => need(one, deal)).join('; ')],
      ...[stage(deal), status(deal.StatusDD), purpose(deal.PurposeDD)],
      ...[deal.MortgageAmount === null ? '' : String(deal.MortgageAmount), deal.ClosingDate, owner(deal)],
      ...[deal.SubmittedAt, deal.ChangedAt, deal.SiteID, String(deal.MortgageApplicationID)],
    ]),
  ]
}

/** The deals of the chosen view, as they are filtered. */
export const ExportDeals = ({ filters, onDone }: { filters: Filters; onDone: (words: string) => void }) => {
  const t = useTexts()
  const table = useTable()
  const { PersonID } = useMe()
  return (
    <ExportList
      words={{
        ...{ open: t('export.open'), title: t('export.title') },
        ...{ text: t('export.text'), submit: t('export.submit') },
      }}
      name="deals"
      mostPages={mostExportedDeals / exportedDealsPage}
      page={async (after) => {
        const outcome = await read('/console-api/ExportPipeline', {
          ...bodyOf(filters, PersonID),
          ...(after !== '' && { After: after }),
        })
        return outcome.ok ? { ok: true, reply: { rows: outcome.reply.Deals, next: outcome.reply.Next } } : outcome
      }}
      table={table}
      onDone={(count, isCut) => {
        if (count === 0) onDone(t('export.none'))
        else onDone(isCut ? t('export.cut') : t('export.done', { count }))
      }}
    />
  )
}
