import { usePages } from '@foyer/ui/client/use-pages.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { EmptyState } from '@foyer/ui/feedback/empty-state.tsx'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import { KeyHint } from '../../kit/key-hint.tsx'
import type { DealPlace } from '../../kit/paths.ts'
import { useKeys } from '../../kit/use-keys.ts'
import { useMay } from '../../session/me.ts'
import { useTexts } from '../texts.ts'
import { CreateDialog } from './create-dialog.tsx'
import { InsuranceList } from './insurance-list.tsx'

interface DealInsuranceProps {
  place: DealPlace
  /** 1 English, 2 French. */
  clientLanguage: number
  onDone: (words: string) => void
}

/** The insurance application of a deal, or the way to one. */
export const DealInsurance = ({ place, clientLanguage, onDone }: DealInsuranceProps) => {
  const t = useTexts()
  const may = useMay()
  const { SiteID, MortgageApplicationID } = place
  const listed = usePages('/console-api/ListInsurance', { View: 'all', SiteID, MortgageApplicationID })
  const { pages, isLoading } = listed
  const creating = useDialogFor<null>()
  const applications = pages.flatMap(({ Applications }) => Applications)
  const mayCreate = may('insurance.manage') && pages.length > 0 && applications.length === 0
  useKeys({ n: mayCreate ? () => creating.open(null) : undefined })
  return (
    <Section title={t('ofDeal.title')} lead={t('ofDeal.lead')}>
      {isLoading && <CardsSkeleton cards={1} />}
      {applications.length > 0 && <InsuranceList applications={applications} empty={{ title: '', text: '' }} />}
      {pages.length > 0 && applications.length === 0 && (
        <EmptyState
          title={t('ofDeal.none')}
          icon="mail"
          {...(mayCreate && {
            action: { label: t('create.open'), hint: <KeyHint of="n" />, onClick: () => creating.open(null) },
          })}
        >
          {t('ofDeal.noneText')}
        </EmptyState>
      )}
      <MorePages pages={listed} label={t('more')} />
      {creating.dialog && (
        <CreateDialog
          key={creating.dialog.opened}
          isOpen={creating.dialog.isOpen}
          place={place}
          clientLanguage={clientLanguage}
          onClose={creating.close}
          onDone={onDone}
        />
      )}
    </Section>
  )
}
