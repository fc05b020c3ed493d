import { LanguageToggle as KitLanguageToggle } from '@foyer/ui/bar/language-toggle.tsx'
import { useShellTexts } from '../site/shell-texts.ts'

export const LanguageToggle = ({ onChange }: { onChange?: (LanguageID: 1 | 2) => void }) => {
  const t = useShellTexts()
  return <KitLanguageToggle name={t('otherLanguage')} onChange={onChange} />
}
