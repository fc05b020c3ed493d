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
  changes: {
    title: 'Vérifiez ce qui a changé',
    PropertyValue: '{{name}} a modifié le prix\u00A0: {{value}}.',
    EstimatedValue: '{{name}} a modifié la valeur de la propriété\u00A0: {{value}}.',
    DownPayment: '{{name}} a modifié la mise de fonds\u00A0: {{value}}.',
    RequestedMortgageAmount: '{{name}} a modifié le montant du prêt demandé\u00A0: {{value}}.',
    ClosingDate: '{{name}} a modifié la date de signature\u00A0: {{value}}.',
    before: 'Avant\u00A0: {{value}}',
    none: 'aucune réponse',
    someone: 'Une personne que vous avez invitée',
    text: 'Vous pourrez envoyer votre demande une fois que vous aurez confirmé ou changé ces réponses.',
    confirm: 'Confirmer',
    change: 'Changer',
  },
  comments: {
    title_one: 'Votre courtier a une question sur {{count}}\u00A0réponse',
    title_other: 'Votre courtier a des questions sur {{count}}\u00A0réponses',
    allDone: 'Vous avez répondu à toutes les questions de votre courtier',
    asks: 'Votre courtier demande\u00A0:',
    changed: 'Modifiée',
    done: 'Réglé',
    change: 'Modifier',
    changeNamed: 'Modifier\u00A0: {{label}}',
    show: 'Aller à la réponse',
    showNamed: 'Aller à la réponse\u00A0: {{label}}',
    markDone: 'Marquer comme réglé',
    markDoneNamed: 'Marquer comme réglé\u00A0: {{label}}',
    undo: 'Pas encore réglé',
    undoNamed: 'Pas encore réglé\u00A0: {{label}}',
  },
  submitted: {
    kept: 'Ce que vous avez envoyé n’a pas changé.',
    title: 'Cette demande a été envoyée',
    text: 'Votre courtier l’a reçue. Pour modifier une réponse, communiquez avec lui.',
  },
  withdrawn: {
    kept: 'Vos réponses sont toujours là.',
    title: 'Cette demande a été retirée',
    text: 'Votre courtier l’a fermée avant qu’elle soit envoyée. Vos réponses sont toujours là. Pour la poursuivre, communiquez avec votre courtier.',
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
  private: {
    title: 'Cette personne remplit elle-même sa partie',
    text: 'Certaines de ses réponses sont privées\u00A0: on ne peut donc pas modifier sa partie ici. Pour la remplir à sa place, retirez d’abord son invitation.',
  },
  areas: {
    Identity: 'renseignements personnels',
    Contact: 'coordonnées',
    Income: 'revenus',
    Assets: 'biens (propriétés comprises)',
    Debts: 'dettes',
  },
  sees: {
    main: {
      all: 'Vous voyez ses réponses.',
      some: 'Vous ne voyez que son nom et, de ses réponses, celles-ci\u00A0: {{areas}}.',
      none: 'Seul le courtier voit ses réponses. Vous ne voyez que son nom.',
    },
    invited: {
      all: 'Elle voit aussi les vôtres.',
      some: 'Elle voit votre nom, votre adresse actuelle et, de vos réponses, celles-ci\u00A0: {{areas}}.',
      none: 'De votre propre partie, elle ne voit que votre nom et votre adresse actuelle.',
    },
    own: {
      all: '{{name}} et le courtier voient vos réponses.',
      some: 'Le courtier voit vos réponses. {{name}} ne voit que votre nom et celles-ci\u00A0: {{areas}}.',
      none: 'Seul le courtier voit vos réponses. {{name}} ne voit que votre nom.',
      someone: 'La personne qui vous a invité',
    },
  },
  site: 'Aller au portail',
  documents: { text: 'Vos réponses sont toutes là. Il ne manque qu’un document.', go: 'Aller aux documents' },
  deals: 'Aller à Mes demandes',
}
