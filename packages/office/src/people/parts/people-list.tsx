import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import { dayOfInstant } from '@foyer/ui/day-of-instant.ts'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { RowButton } from '@foyer/ui/row-button.tsx'
import { fullName } from '../../kit/names.ts'
import { useOfficeTexts } from '../../kit/texts.ts'
import { useMe } from '../../session/me.ts'
import { useTexts } from '../texts.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { EndDialog } from './end-dialog.tsx'
import classes from './people.module.css'
import { ResetDialog } from './reset-dialog.tsx'

export type Person = ReplyOf<'/console-api/ListPeople'>['People'][number]

interface PeopleListProps {
  people: readonly Person[]
  onInvite: () => void
  onDone: (words: string) => void
}

const useFactorWords = () => {
  const t = useTexts()
  return ({ Passkeys, Totp }: Person): string => {
    const words = [Passkeys > 0 ? t('factors.passkeys', { count: Passkeys }) : '', Totp === 1 ? t('factors.app') : '']
    return words.filter(Boolean).join(', ') || t('factors.none')
  }
}

/** The people with what they see, and the last owner's protections left to the server. */
export const PeopleList = ({ people, onInvite, onDone }: PeopleListProps) => {
  const t = useTexts()
  const office = useOfficeTexts()
  const { language } = useLanguage()
  const { PersonID } = useMe()
  const factorWords = useFactorWords()
  const changing = useDialogFor<Person>()
  const ending = useDialogFor<Person>()
  const resetting = useDialogFor<Person>()
  const active = people.filter(({ EndedAt }) => EndedAt === '')
  const others = people.filter(({ EndedAt }) => EndedAt !== '')
  const nameOf = (person: Person) =>
    person.PersonID === PersonID ? t('you', { name: fullName(person) }) : fullName(person)
  return (
    <>
      <RecordList
        label={t('list')}
        records={[...active, ...others]}
        idOf={(person) => person.PersonID}
        nameOf={fullName}
        columns={[
          {
            label: t('columns.name'),
            of: (person) => (
              <span className={classes.who}>
                {nameOf(person)}
                <span className={classes.email}>{person.Email}</span>
              </span>
            ),
          },
          { label: t('columns.role'), of: ({ Role }) => office(`roles.${Role}`) },
          {
            label: t('columns.reach'),
            of: ({ Reach, Sites }) => (Reach === 'sites' ? Sites.join(', ') : office(`reaches.${Reach}`)),
          },
          { label: t('columns.factors'), of: factorWords },
          {
            label: t('columns.last'),
            of: ({ LastUsedAt, EndedAt }) => {
              if (EndedAt !== '') return t('ended')
              return LastUsedAt === '' ? t('never') : formatDate(dayOfInstant(LastUsedAt), language, 'medium')
            },
          },
        ]}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        add={{ label: t('invite.open'), onAdd: onInvite }}
        actions={(person) =>
          person.EndedAt === '' && (
            <>
              <RowButton
                icon="edit"
                label={t('change.label')}
                named={t('change.named', { name: fullName(person) })}
                onClick={() => changing.open(person)}
              />
              {person.PersonID !== PersonID && (
                <>
                  <RowButton
                    icon="key"
                    label={t('reset.label')}
                    named={t('reset.named', { name: fullName(person) })}
                    onClick={() => resetting.open(person)}
                  />
                  <RowButton
                    icon="leave"
                    label={t('end.label')}
                    named={t('end.named', { name: fullName(person) })}
                    onClick={() => ending.open(person)}
                  />
                </>
              )}
            </>
          )
        }
      />
      {changing.dialog && (
        <ChangeDialog
          key={`change ${changing.dialog.opened}`}
          isOpen={changing.dialog.isOpen}
          person={changing.dialog.row}
          onClose={changing.close}
        />
      )}
      {ending.dialog && (
        <EndDialog
          key={`end ${ending.dialog.opened}`}
          isOpen={ending.dialog.isOpen}
          person={ending.dialog.row}
          people={active}
          onClose={ending.close}
        />
      )}
      {resetting.dialog && (
        <ResetDialog
          isOpen={resetting.dialog.isOpen}
          person={resetting.dialog.row}
          onClose={resetting.close}
          onDone={onDone}
        />
      )}
    </>
  )
}
