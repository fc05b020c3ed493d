import { RadioCards } from '@foyer/ui/fields/choice-fields.tsx'
import { useOfficeTexts } from './texts.ts'

/** The language in which a person works and gets their mails; each is named in itself. */
export const LanguageCards = () => {
  const t = useOfficeTexts()
  return (
    <RadioCards
      name="LanguageID"
      columns={2}
      choices={[
        { Value: 1, Label: t('languages.en') },
        { Value: 2, Label: t('languages.fr') },
      ]}
    />
  )
}
