'use client';
import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/arrival/load-part';

/** Lazy door for the menu's behaviour. */
export const MenuBehaviourDoor = dynamic(() =>
  loadPart(() => import('./menu-behaviour.client')).then((m) => m.MenuBehaviour),
);
