import { CategoryField } from '../../kit/fields/index.ts'
import { useTexts } from '../texts.ts'

/** The type of a property, in the two steps of its menu; the same question in the interview and in the mortgage request. */
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
