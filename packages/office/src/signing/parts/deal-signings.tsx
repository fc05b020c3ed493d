import { usePages } from '@foyer/ui/client/use-pages.ts'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import type { DealPlace } from '../../kit/paths.ts'
import { useMay } from '../../session/me.ts'
import { useTexts } from '../texts.ts'
import { AskToSign } from './ask-to-sign.tsx'
import type { SignerValues } from './request-values.ts'
import { SigningList } from './signing-list.tsx'

interface DealSigningsProps {
  place: DealPlace
  /** The people of the deal, who sign unless others are named. */
  people: readonly SignerValues[]
  onDone: (words: string) => void
}

/** What was sent for signature from a deal. */
export const DealSignings = ({ place, people, onDone }: DealSigningsProps) => {
  const t = useTexts()
  const may = useMay()
  const { SiteID, MortgageApplicationID } = place
  const listed = usePages('/console-api/ListSignings', { View: 'all', SiteID, MortgageApplicationID })
  const { pages, isLoading } = listed
  return (
    <Section title={t('ofDeal.title')} lead={t('ofDeal.lead')}>
      {may('signing.manage') && <AskToSign deal={{ place, people }} onDone={onDone} />}
      {isLoading && <CardsSkeleton cards={2} />}
      {pages.length > 0 && (
        <SigningList
          requests={pages.flatMap(({ Requests }) => Requests)}
          empty={{ title: t('ofDeal.none'), text: t('ofDeal.noneText') }}
          isOfDeal
        />
      )}
      <MorePages pages={listed} label={t('more')} />
    </Section>
  )
}
