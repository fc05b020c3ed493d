import { useParams } from 'react-router'
import { useCallIds } from '../../kit/client/ids.tsx'
import { useLanguage } from '../../kit/i18n/use-language.ts'

/** The parameters of every insurance call: the site, the link's token, the language. */
export const usePlace = () => {
  const { SiteID: siteId } = useCallIds()
  const { token = '' } = useParams()
  const { LanguageID: languageId } = useLanguage()
  return { siteId, token, languageId }
}
