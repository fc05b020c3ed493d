import { CategoryField } from '@foyer/ui/fields/index.ts'
import { useTexts } from '../texts.ts'

/** The type of a property in its two-level menu, shared by the interview and the mortgage request. */
export const PropertyTypeField = ({ name, optional = false }: { name: string; optional?: boolean }) => {
  const t = useTexts()
  return (
    <CategoryField
      name={name}
      menu="PropertyType"
      label={t('propertyType.category')}
      kindLabel={t('propertyType.kind')}
      optional={optional}
    />
  )
}
