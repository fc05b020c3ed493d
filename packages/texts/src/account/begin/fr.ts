import type { Translation } from '../../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  title: 'Commencez votre demande',
  titleNamed: '{{name}}, commencez votre demande',
  why: 'Un code nous confirme votre courriel. Ce que vous avez écrit à {{sender}} est déjà inscrit, et vous pouvez arrêter et revenir quand vous voulez.',
  send: 'M’envoyer le code',
  busy: 'Envoi en cours…',
  sendTo: 'Le code sera envoyé à {{email}}.',
  start: 'Commencer ma demande',
  other: 'La session ouverte est celle de {{account}}. Cette invitation est pour {{email}}.',
  signOut: 'Fermer cette session et continuer',
  ended: {
    title: 'Cette invitation n’est plus valide',
    why: 'Elle a déjà servi, a expiré ou a été remplacée par une plus récente. Vous pouvez commencer votre demande sans elle, ou ouvrir celle que vous avez commencée.',
    home: 'Aller à l’accueil',
  },
}
