'use client';
import dynamic from 'next/dynamic';

/** Lazy door for the menu's behaviour. */
export const MenuBehaviourDoor = dynamic(() =>
  import('./menu-behaviour.client').then((m) => m.MenuBehaviour),
);
