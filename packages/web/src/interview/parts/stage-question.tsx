import { searchStages } from '@foyer/domain/interview/conditions.ts'
import { RadioCards } from '@foyer/ui/fields/index.ts'
import { useTexts } from '../texts.ts'

/** The stage of the property search. */
export const StageQuestion = () => {
  const t = useTexts()
  return (
    <RadioCards
      name="InterView.SearchStageDD"
      choices={[
        { Value: searchStages.offerAccepted, Label: t('stage.offerAccepted.label') },
        {
          Value: searchStages.offerPlaced,
          Label: t('stage.offerPlaced.label'),
          Help: t('stage.offerPlaced.help'),
        },
        {
          Value: searchStages.propertyFound,
          Label: t('stage.propertyFound.label'),
          Help: t('stage.propertyFound.help'),
        },
        { Value: searchStages.searching, Label: t('stage.searching.label') },
        { Value: searchStages.notStarted, Label: t('stage.notStarted.label') },
      ]}
    />
  )
}
