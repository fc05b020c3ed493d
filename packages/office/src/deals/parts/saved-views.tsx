import { useCall } from '@foyer/ui/client/use-call.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { CallFailure } from '@foyer/ui/feedback/call-failure.tsx'
import { Icon } from '@foyer/ui/icons.tsx'
import { KitLink } from '@foyer/ui/link.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { useKeys } from '../../kit/use-keys.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import type { Filters } from '../filters.ts'
import { addressOfSaved, isShown, type SavedView } from '../saved-state.ts'
import { useTexts } from '../texts.ts'
import classes from './saved-views.module.css'
import { ViewDialog } from './view-dialog.tsx'

interface SavedViewsProps {
  filters: Filters
  onDone: (words: string) => void
}

/** The views that people keep, folded away under their button. */
export const SavedViews = ({ filters, onDone }: SavedViewsProps) => {
  const t = useTexts()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const toggle = () => {
    button.current?.focus()
    setOpen(!isOpen)
  }
  useKeys({ v: toggle })
  return (
    <>
      <Button
        ref={button}
        variant="default"
        aria-expanded={isOpen}
        aria-controls={id}
        data-views
        rightSection={<Icon name="down" size={18} />}
        onClick={toggle}
      >
        {t('saved.title')}
      </Button>
      <section id={id} aria-label={t('saved.title')} className={classes.panel} hidden={!isOpen}>
        {isOpen && <List filters={filters} onDone={onDone} />}
      </section>
    </>
  )
}

const List = ({ filters, onDone }: SavedViewsProps) => {
  const t = useTexts()
  const { reply, isLoading, failure, retry } = useCall('/console-api/ListViews', {})
  const remove = useOfficeWrite('/console-api/RemoveView', { invalidates: ['/console-api/ListViews'] })
  const dialog = useDialogFor<SavedView | undefined>()
  if (failure !== undefined) return <CallFailure failure={failure} onRetry={retry} />
  const views = reply?.Views ?? []
  return (
    <>
      <RecordList
        label={t('saved.title')}
        records={views}
        isLoading={isLoading}
        idOf={({ ViewID }) => ViewID}
        nameOf={({ Name }) => Name}
        columns={[
          {
            label: t('fields.Name.label'),
            of: (view) => (
              <KitLink to={addressOfSaved(view)} isHere={isShown(view, filters)} className={classes.link}>
                {view.Name}
              </KitLink>
            ),
          },
          { label: t('saved.whose'), of: ({ SharedFl }) => t(SharedFl === 1 ? 'saved.shared' : 'saved.own') },
        ]}
        empty={{ title: t('saved.none'), text: t('saved.noneText') }}
        add={{ label: t('saved.add'), onAdd: () => dialog.open(undefined) }}
        actions={(view) =>
          view.MayChangeFl === 1 && (
            <RowButton
              icon="edit"
              label={t('saved.change')}
              named={t('saved.changeNamed', { name: view.Name })}
              onClick={() => dialog.open(view)}
            />
          )
        }
        remove={{
          run: ({ ViewID }) => remove.run({ ViewID }),
          isAllowed: ({ MayChangeFl }) => MayChangeFl === 1,
          title: t('saved.remove'),
        }}
      />
      {dialog.dialog && (
        <ViewDialog
          key={dialog.dialog.opened}
          isOpen={dialog.dialog.isOpen}
          filters={filters}
          saved={dialog.dialog.row}
          current={views.find(({ ViewID }) => ViewID === dialog.dialog?.row?.ViewID)}
          onClose={dialog.close}
          onDone={onDone}
        />
      )}
    </>
  )
}
