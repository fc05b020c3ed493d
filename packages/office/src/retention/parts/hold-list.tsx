import { usePages } from '@foyer/ui/client/use-pages.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { CardsSkeleton } from '@foyer/ui/feedback/skeletons.tsx'
import { MorePages } from '@foyer/ui/records/more-pages.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { useMay } from '../../session/me.ts'
import type { Announce } from '../reads.ts'
import { useTexts } from '../texts.ts'
import { type ListedHold, placeOf, useRetentionWords } from '../use-retention-words.ts'
import { DealCell } from './deal-cell.tsx'
import { LiftDialog } from './decision-dialogs.tsx'

/** The deals on hold, each with why. */
export const Holds = ({ onNews }: { onNews: Announce }) => {
  const t = useTexts()
  const may = useMay()('retention.decide')
  const { client, by, holdReason } = useRetentionWords()
  const listed = usePages('/console-api/ListHolds', {})
  const lifting = useDialogFor<ListedHold>()
  return (
    <>
      {listed.isLoading && <CardsSkeleton cards={2} />}
      {listed.pages.length > 0 && (
        <RecordList
          label={t('tabs.holds')}
          tableFrom={900}
          records={listed.pages.flatMap(({ Holds }) => Holds)}
          idOf={({ HoldID }) => HoldID}
          nameOf={client}
          columns={[
            { label: t('columns.kept'), of: (row) => <DealCell deal={row} /> },
            { label: t('columns.why'), of: holdReason },
            { label: t('columns.held'), of: ({ HeldBy, HeldAt }) => by(HeldBy, HeldAt) },
          ]}
          empty={{ title: t('empty.holds'), text: t('empty.holdsText') }}
          {...(may && {
            actions: (row: ListedHold) => (
              <RowButton
                icon="lock"
                label={t('lift.open')}
                named={t('lift.named', { client: client(row) })}
                onClick={() => lifting.open(row)}
              />
            ),
          })}
        />
      )}
      <MorePages pages={listed} label={t('more')} />
      {lifting.dialog !== null && (
        <LiftDialog
          key={lifting.dialog.opened}
          isOpen={lifting.dialog.isOpen}
          place={placeOf(lifting.dialog.row)}
          holdId={lifting.dialog.row.HoldID}
          onClose={lifting.close}
          onNews={onNews}
        />
      )}
    </>
  )
}
