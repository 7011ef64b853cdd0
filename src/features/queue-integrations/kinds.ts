import type { Icon } from '@/ui/icons';
import { Bot, BrainCircuit, Webhook, Workflow } from '@/ui/icons';

/** Kinds of integrations, by which the form shows its fields. */
export const KINDS = ['dialogflow', 'n8n', 'webhook', 'typebot'] as const;
export type Kind = (typeof KINDS)[number];

interface KindLook {
  /** A product's name, the same in every language. */
  readonly label: string;
  readonly logo: Icon;
}

export const KIND_LOOKS: Readonly<Record<Kind, KindLook>> = {
  dialogflow: { label: 'DialogFlow', logo: BrainCircuit },
  n8n: { label: 'n8n', logo: Workflow },
  webhook: { label: 'Webhook', logo: Webhook },
  typebot: { label: 'Typebot', logo: Bot },
};

export const isKind = (type: string): type is Kind => (KINDS as readonly string[]).includes(type);
