import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import { read } from '@foyer/ui/client/call.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { saveAs } from '@foyer/ui/save-as.ts'
import type { DealPlace } from '../../kit/paths.ts'
import { useConfirmed } from '../../session/use-confirmed.ts'

export type ExportedDeal = ReplyOf<'/console-api/ExportDeal'>

export const saveData = ({ Deal }: ExportedDeal, name: string): void =>
  saveAs(new Blob([JSON.stringify(Deal, undefined, 2)], { type: 'application/json' }), `${name}.json`)

/** The export of a deal in the language of the page. It holds everything, so the server asks for a confirmation. */
export const useExport = (place: DealPlace) => {
  const confirmed = useConfirmed()
  const { LanguageID } = useLanguage()
  return (more: Partial<BodyOf<'/console-api/ExportDeal'>>): Promise<Outcome<ExportedDeal>> =>
    confirmed(() => read('/console-api/ExportDeal', { ...place, LanguageID, ...more }))
}
