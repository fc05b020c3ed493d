import { useCallIds } from '@foyer/ui/client/ids.tsx'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useParams } from 'react-router'

/** The parameters of every insurance call: the site, the link's token, the language. */
export const usePlace = () => {
  const { SiteID: siteId } = useCallIds()
  const { token = '' } = useParams()
  const { LanguageID: languageId } = useLanguage()
  return { siteId, token, languageId }
}
