import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import { withValues } from '@foyer/domain/legal/legal-text.ts'
import { useCall } from '@foyer/ui/client/use-call.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { FormSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useMaybeSite } from '../../site/site.tsx'
import { type LegalPage, sectionsOf, useLegalTexts, usePageTexts } from '../texts.ts'
import { useBrokerNames } from './broker-names.tsx'
import { Sections } from './sections.tsx'

interface LegalTextProps {
  page: LegalPage
  /** Whether to begin with a table of contents, as on a page. */
  withContents?: boolean
}

type Whole = Required<LegalTextProps>

/** A legal text without its heading, which the surrounding page or dialog has. A site may have a text of its own. */
export const LegalText = ({ page, withContents = false }: LegalTextProps) => {
  const SiteID = useMaybeSite()?.SiteID
  if (SiteID === undefined) return <ShippedText page={page} withContents={withContents} />
  return <TextOfSite SiteID={SiteID} page={page} withContents={withContents} />
}

/** A text changes rarely: within a visit it is loaded once. */
const staleTime = 600_000

const TextOfSite = ({ SiteID, page, withContents }: Whole & { SiteID: string }) => {
  const { language } = useLanguage()
  const body = { SiteID, Kind: page, LanguageID: languageId(language) }
  const { reply, failure, retry } = useCall('/api/LoadLegalText', body, { staleTime })
  if (failure !== undefined) return <CallFailure failure={failure} onRetry={retry} />
  if (reply === undefined) return <FormSkeleton />
  if (reply.Sections.length === 0) return <ShippedText page={page} withContents={withContents} />
  return <OwnText given={reply} page={page} withContents={withContents} />
}

const ShippedText = ({ page, withContents }: Whole) => {
  const t = useLegalTexts()
  const text = usePageTexts(page)
  const values = useValues(page)
  const sections = sectionsOf[page].map((section) => ({
    key: section,
    title: text(`sections.${section}.title`),
    text: text(`sections.${section}.text`, values),
  }))
  return <Sections version={t('version')} sections={sections} withContents={withContents} />
}

const OwnText = ({ given, page, withContents }: Whole & { given: ReplyOf<'/api/LoadLegalText'> }) => {
  const t = useLegalTexts()
  const { language } = useLanguage()
  const values = useValues(page)
  const { Version: version, EffectiveDate, Sections: own } = given
  const sections = own.map(({ Title, Text }, index) => ({
    key: String(index),
    title: withValues(Title, values),
    text: withValues(Text, values),
  }))
  const date = formatDate(EffectiveDate, language)
  return <Sections version={t('ownVersion', { version, date })} sections={sections} withContents={withContents} />
}

const useValues = (page: LegalPage): Record<string, string> => {
  const text = usePageTexts(page)
  const names = useBrokerNames()
  // The terms name only the broker as contact; the two others explain how to find one.
  return page === 'terms' ? names : { reach: text('yourBroker'), ...names }
}
