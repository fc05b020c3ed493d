import { type KeyAction, type KeyActionGroup, keyActionGroups } from '@foyer/domain/api-keys/actions.ts'
import { GroupedChoices } from '../../kit/grouped-choices.tsx'
import { useTexts } from '../texts.ts'

/** What the key may do, by subject. */
export const ActionsField = ({ name, givable }: { name: string; givable: readonly KeyAction[] }) => {
  const t = useTexts()
  const groups = Object.entries(keyActionGroups) as [KeyActionGroup, readonly KeyAction[]][]
  return (
    <GroupedChoices
      name={name}
      groups={groups.map(([group, all]) => ({
        name: group,
        label: t(`groups.${group}`),
        choices: all
          .filter((action) => givable.includes(action))
          .map((action) => ({ value: action, label: t(`actions.${action}`) })),
      }))}
    />
  )
}
