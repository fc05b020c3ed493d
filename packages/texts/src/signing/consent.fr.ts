import type { Translation } from '../kit/translation.ts'
import type { en } from './consent.en.ts'

export const fr: Translation<typeof en> = {
  electronic:
    'J’accepte de recevoir ce document et de le signer par voie électronique. J’ai pu l’ouvrir et le lire en entier, et je peux en garder une copie.',
  binding:
    'Ma signature électronique m’engage comme le ferait ma signature sur papier. La date, l’heure, mon adresse de courriel et l’adresse internet d’où je signe sont consignées avec elle.',
  paper:
    'Je peux refuser de signer ici et demander à mon courtier un exemplaire papier à signer, sans frais. Tant que je n’ai pas signé, je peux changer d’avis.',
  copy: 'Lorsque tout le monde a signé, une copie du document signé m’est envoyée par courriel.',
}
