import { keyActions } from '@foyer/domain/api-keys/actions.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { today } from '@foyer/ui/today.ts'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import classes from '../keys.module.css'
import { useTexts } from '../texts.ts'
import type { Key, Keys, NewKey } from './keys-page.tsx'
import { RotateDialog } from './rotate-dialog.tsx'

interface KeyListProps {
  keys: Keys
  onMake: () => void
  onMade: (made: NewKey) => void
  onDone: (words: string) => void
}

/** Why a key does not work now; `works` for one that does. */
const stateOf = ({ EndedAt, ExpiresOn, StoppedFl }: Key): 'works' | 'ended' | 'expired' | 'stopped' => {
  if (EndedAt !== '') return 'ended'
  if (ExpiresOn < today()) return 'expired'
  return StoppedFl === 1 ? 'stopped' : 'works'
}

/** A few are listed, more are folded: the other columns are read first. */
const Rights = ({ actions }: { actions: Key['Actions'] }) => {
  const t = useTexts()
  const held = keyActions.filter((action) => actions.includes(action))
  const list = (
    <ul className={classes.rights}>
      {held.map((action) => (
        <li key={action}>{t(`actions.${action}`)}</li>
      ))}
    </ul>
  )
  if (held.length <= 3) return list
  return (
    <details>
      <summary>{t('rights', { count: held.length })}</summary>
      {list}
    </details>
  )
}

/** The keys that work come first, the newest first. */
export const KeyList = ({ keys, onMake, onMade, onDone }: KeyListProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const rotating = useDialogFor<Key>()
  const ending = useDialogFor<Key>()
  const ended = ending.dialog?.row
  const end = useOfficeWrite('/console-api/EndKey', { invalidates: ['/console-api/ListKeys'] })
  const all = keys.Keys
  const works = (key: Key) => stateOf(key) === 'works'
  const day = (date: string) => formatDate(date, language, 'medium')
  const run = async (key: Key) => {
    const outcome = await end.run({ KeyID: key.KeyID })
    if (outcome.ok) onDone(t('end.done', { name: key.Name }))
    return outcome
  }
  return (
    <>
      <RecordList
        label={t('list')}
        records={[...all.filter(works), ...all.filter((key) => !works(key))]}
        idOf={({ KeyID }) => KeyID}
        nameOf={({ Name }) => Name}
        tableFrom={1100}
        columns={[
          {
            label: t('columns.name'),
            of: ({ Name, CreatedBy, CreatedAt }) => (
              <span className={classes.name}>
                {Name}
                <span className={classes.quiet}>
                  {t('made', { name: CreatedBy, date: day(dayOfInstant(CreatedAt)) })}
                </span>
              </span>
            ),
          },
          { label: t('columns.rights'), of: ({ Actions }) => <Rights actions={Actions} /> },
          {
            label: t('columns.where'),
            of: ({ Sites, IpRanges }) => (
              <span className={classes.name}>
                {Sites.length === 0 ? t('allSites') : Sites.join(', ')}
                {IpRanges.length > 0 && (
                  <span className={classes.quiet}>{t('from', { networks: IpRanges.join(', ') })}</span>
                )}
              </span>
            ),
          },
          {
            label: t('columns.until'),
            of: (key) => {
              const state = stateOf(key)
              return state === 'works' ? day(key.ExpiresOn) : t(`states.${state}`)
            },
          },
          {
            label: t('columns.used'),
            of: ({ LastUsedAt }) => (LastUsedAt === '' ? t('never') : day(dayOfInstant(LastUsedAt))),
          },
        ]}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        add={{ label: t('make.open'), onAdd: onMake }}
        actions={(key) =>
          key.EndedAt === '' && (
            <>
              <RowButton
                icon="turn"
                label={t('rotate.label')}
                named={t('rotate.named', { name: key.Name, date: day(key.ExpiresOn) })}
                onClick={() => rotating.open(key)}
              />
              <RowButton
                icon="leave"
                label={t('end.label')}
                named={t('end.named', { name: key.Name, date: day(key.ExpiresOn) })}
                onClick={() => ending.open(key)}
              />
            </>
          )
        }
      />
      {rotating.dialog && (
        <RotateDialog
          key={`rotate ${rotating.dialog.opened}`}
          isOpen={rotating.dialog.isOpen}
          row={rotating.dialog.row}
          keys={keys}
          onClose={rotating.close}
          onDone={onMade}
        />
      )}
      {ended !== undefined && (
        <ConfirmDialog
          isOpen={ending.dialog?.isOpen === true}
          onClose={ending.close}
          title={t('end.title', { name: ended.Name })}
          confirm={t('end.submit')}
          isDangerous
          onConfirm={() => run(ended)}
        >
          <p>{t('end.text')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
