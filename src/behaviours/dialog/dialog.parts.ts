/** The parts of `Dialog`. Without 'use client', so that a server component may use the namespace. */
export {
  DialogBody as Body,
  DialogClose as Close,
  DialogContent as Content,
  DialogDescription as Description,
  DialogHead as Head,
  DialogPanel as Panel,
  DialogRoot as Root,
  DialogTitle as Title,
  DialogTrigger as Trigger,
} from './dialog';
