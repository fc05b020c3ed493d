import { useCall } from '@foyer/ui/client/use-call.ts'
import { usePlace } from './use-place.ts'

/** The institutions whose accounts can be debited, as this site lists them; undefined until they are loaded. */
export const useInstitutions = () => {
  const { siteId, languageId } = usePlace()
  return useCall('/cli-api/:siteid/load-dd', { siteId, LanguageID: languageId, MenuCode: 'FINCODE' }).reply?.Items
}
