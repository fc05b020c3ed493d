import type { Translation } from '../kit/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  backToReview: 'Retour à la révision',
  stale: {
    text: 'Ce que vous avez entré est toujours là. Pour voir ce qui a changé, chargez les dernières réponses\u00A0: elles remplaceront ce que vous avez entré sur cette page.',
    choice:
      'Ce que vous avez entré est toujours là. Enregistrez-le à la place de ce qui a changé, ou chargez les dernières réponses pour les voir\u00A0: elles remplaceront ce que vous avez entré sur cette page.',
    entry: 'Ce que vous avez entré est toujours là et peut être ajouté à la liste à jour.',
    again: 'Enregistrer quand même',
    reload: 'Charger les dernières réponses',
  },
  submitted: {
    kept: 'Ce que vous avez envoyé n’a pas changé.',
    title: 'Cette demande a été envoyée',
    text: 'Votre courtier l’a reçue. Pour modifier une réponse, communiquez avec lui.',
  },
  notOpen: {
    title: 'Cette étape n’est pas encore ouverte',
    text: 'Terminez d’abord une autre étape. Rien de ce que vous avez entré n’est perdu.',
    resume: 'Aller à l’étape ouverte',
  },
  unknownApplicant: {
    title: 'Cette personne ne fait pas partie de la demande',
    text: 'Elle en a peut-être été retirée depuis. Les autres personnes y sont toujours.',
  },
  disabled: {
    title: 'Cette personne a envoyé sa partie',
    text: 'Elle l’a remplie et acceptée elle-même\u00A0: on ne peut donc plus la modifier ici.',
  },
  site: 'Aller au portail',
  documents: { text: 'Vos réponses sont toutes là. Il ne manque qu’un document.', go: 'Aller aux documents' },
  deals: 'Aller à Mes demandes',
}
