import { draftProblems } from '@foyer/domain/leads/description-problems.ts'
import type { FormDescription } from '@foyer/domain/leads/fields.ts'
import { valueFor } from '@foyer/domain/leads/question-kinds.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { useDialogFor } from '@foyer/ui/dialogs/use-dialog-for.ts'
import { EmailField, TextField } from '@foyer/ui/fields/text-field.tsx'
import { RecordList } from '@foyer/ui/records/record-list.tsx'
import { useMay } from '../../session/me.ts'
import classes from '../forms.module.css'
import { useTexts } from '../texts.ts'
import type { FormChanges, LoadedForm } from '../use-form-changes.ts'
import { Meanwhile, useSeen } from '../use-seen.tsx'

type Owner = NonNullable<FormDescription['owners']>[number]

interface OwnersTabProps {
  form: LoadedForm
  changes: FormChanges
  onDone: () => void
}

const newOwner: Owner = { value: '', label: '', email: '', group: '' }
const mostSuggested = 6

const withOwners = (form: FormDescription, change: (owners: readonly Owner[]) => Owner[]): FormDescription => ({
  ...form,
  owners: change(form.owners ?? []),
})

/** Replaces the recipient of this value, or adds one at the end. */
const putOwner = (form: FormDescription, { label, email, group = '', value }: Owner): FormDescription =>
  withOwners(form, (owners) => {
    const taken = owners.map((one) => one.value)
    const owner = {
      ...{ label: label.trim(), email: email.trim(), value: value || valueFor(label, taken) },
      ...(group.trim() !== '' && { group: group.trim() }),
    }
    return taken.includes(value) ? owners.map((one) => (one.value === value ? owner : one)) : [...owners, owner]
  })

/** Who gets the leads of the form; colleagues are one press away. */
export const OwnersTab = ({ form, changes, onDone }: OwnersTabProps) => {
  const t = useTexts()
  const may = useMay()
  const dialog = useDialogFor<Owner>()
  const owners = form.detail.owners ?? []
  const mayChange = may('lead.view')
  const others = form.Colleagues.filter(({ Email }) => !owners.some(({ email }) => email === Email))
  return (
    <div className={classes.stack}>
      <p className={classes.text}>{t('owners.lead')}</p>
      {!mayChange && <p className={classes.text}>{t('owners.fixed')}</p>}
      {owners.length === 0 && form.Agent !== '' && (
        <p className={classes.text}>{t('owners.agent', { name: form.Agent })}</p>
      )}
      <RecordList
        label={t('owners.list')}
        records={owners}
        idOf={({ value }) => value}
        nameOf={({ label }) => label}
        columns={[
          { label: t('owners.columns.name'), of: ({ label }) => label },
          { label: t('owners.columns.email'), of: ({ email }) => email },
          ...(owners.some(({ group = '' }) => group !== '')
            ? [{ label: t('owners.columns.group'), of: ({ group = '' }: Owner) => group }]
            : []),
        ]}
        empty={{ title: t('owners.none'), text: t('owners.noneText') }}
        {...(mayChange && {
          add: {
            label: t('owners.add'),
            onAdd: () => dialog.open(newOwner),
            isAllowed: owners.length < 200,
            common: others.slice(0, mostSuggested).map(({ Name, Email }) => ({
              label: Name,
              onAdd: () => dialog.open({ ...newOwner, label: Name, email: Email }),
            })),
          },
          onEdit: dialog.open,
          remove: {
            title: t('owners.remove'),
            run: async ({ value }: Owner) => {
              const outcome = await changes.change((detail) =>
                withOwners(detail, (all) => all.filter((one) => one.value !== value)),
              )
              if (outcome.ok) onDone()
              return outcome
            },
          },
        })}
      />
      {dialog.dialog && (
        <OwnerDialog
          key={dialog.dialog.opened}
          isOpen={dialog.dialog.isOpen}
          owner={dialog.dialog.row}
          changes={changes}
          onClose={dialog.close}
          onDone={onDone}
        />
      )}
    </div>
  )
}

interface OwnerDialogProps {
  isOpen: boolean
  owner: Owner
  changes: FormChanges
  onClose: () => void
  onDone: () => void
}

const OwnerDialog = ({ isOpen, owner, changes, onClose, onDone }: OwnerDialogProps) => {
  const t = useTexts()
  const seen = useSeen(changes)
  const isNew = owner.value === ''
  const find = (form: FormDescription) => form.owners?.find(({ value }) => value === owner.value)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(isNew ? 'owners.addTitle' : 'owners.changeTitle')}
      submit={t('owners.submit')}
      texts="office.forms"
      values={{ label: owner.label, email: owner.email, group: owner.group ?? '' }}
      rules={(given) =>
        draftProblems({ ...seen.now, owners: [{ ...given, value: 'X' }] }, () => true).flatMap(({ Field, Key }) =>
          Field.startsWith('owners.0.') ? [{ Field: Field.slice('owners.0.'.length), Key }] : [],
        )
      }
      onSubmit={(given) => seen.save((form) => putOwner(form, { ...given, value: owner.value }))}
      onDone={onDone}
    >
      <Meanwhile seen={seen} of={find} lines={({ label, email, group }) => [label, email, group]} />
      <TextField name="label" label={t('owners.columns.name')} maxLength={200} />
      <EmailField name="email" autoComplete="off" />
      <TextField name="group" optional maxLength={200} />
    </FormDialog>
  )
}
