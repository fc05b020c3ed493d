import type { KeyAction } from '@foyer/domain/api-keys/actions.ts'
import { keyProblems, longestKeyName } from '@foyer/domain/api-keys/rules.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx'
import { RadioCards } from '@foyer/ui/fields/choice-fields.tsx'
import { DatePicker } from '@foyer/ui/fields/date-field.tsx'
import { TextField } from '@foyer/ui/fields/text-field.tsx'
import { TextareaField } from '@foyer/ui/fields/textarea-field.tsx'
import { FollowUp } from '@foyer/ui/form/follow-up.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { today } from '@foyer/ui/today.ts'
import { useMe } from '../../session/me.ts'
import { SitesField } from '../../session/sites-field.tsx'
import { useOfficeWrite } from '../../session/use-office-write.ts'
import { useTexts } from '../texts.ts'
import { ActionsField } from './actions-field.tsx'
import type { Keys, NewKey } from './keys-page.tsx'

interface KeyDialogProps {
  isOpen: boolean
  keys: Keys
  onClose: () => void
  onDone: (made: NewKey) => void
}

interface Values {
  Name: string
  Actions: KeyAction[]
  Where: 'all' | 'some'
  Sites: string[]
  Networks: string
  ExpiresOn: string
}

const problems = (values: Values) => [
  ...keyProblems(values, today()),
  ...problem(values.Where === 'some' && values.Sites.length === 0, 'Sites', 'RequiredSites'),
]

const networksOf = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]

/** The networks are one field here and a list on the wire. */
const atNetworks = <Reply,>(outcome: Outcome<Reply>): Outcome<Reply> =>
  outcome.ok
    ? outcome
    : {
        ...outcome,
        errors: outcome.errors.map(({ Field, Key }) => ({ Field: Field.replace(/^IpRanges.*/, 'Networks'), Key })),
      }

export const KeyDialog = ({ isOpen, keys, onClose, onDone }: KeyDialogProps) => {
  const t = useTexts()
  const { Sites } = useMe()
  const create = useOfficeWrite('/console-api/CreateKey', { invalidates: ['/console-api/ListKeys'] })
  const values: Values = {
    ...{ Name: '', Actions: [], Where: 'all', Sites: [], Networks: '' },
    ExpiresOn: keys.ExpiresOn,
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('make.title')}
      size="md"
      submit={t('make.submit')}
      texts="office.keys"
      values={values}
      rules={problems}
      onSubmit={async ({ Where, Networks, Sites: chosen, ...given }) =>
        atNetworks(
          await create.run({ ...given, Sites: Where === 'some' ? chosen : [], IpRanges: networksOf(Networks) }),
        )
      }
      onDone={onDone}
    >
      <TextField name="Name" maxLength={longestKeyName} />
      <ActionsField name="Actions" givable={keys.Actions} />
      {Sites.length > 1 && (
        <RadioCards
          name="Where"
          choices={(['all', 'some'] as const).map((Value) => ({ Value, Label: t(`where.${Value}`) }))}
        />
      )}
      <SomeSites />
      <DatePicker name="ExpiresOn" max={keys.LatestOn} />
      <TextareaField name="Networks" optional rows={2} maxLength={1000} />
    </FormDialog>
  )
}

const SomeSites = () => {
  const t = useTexts()
  return (
    <FollowUp when={useFormValue<string>('Where') === 'some'}>
      <SitesField name="Sites" none={t('allSites')} />
    </FollowUp>
  )
}
